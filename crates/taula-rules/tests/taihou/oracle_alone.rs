//! The oracle alone: it gives the answers worked out by hand, and reads the notation's own example.

use serde_json::{Value, json};

use crate::oracle::taihou::Table;

#[test]
fn it_knows_the_worked_cases() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../cases/taihou.json")).unwrap();
    for case in &cases {
        let name = format!("{}: {}", case["clause"], case["name"]);
        let mut table = Table::read(&case["position"]).unwrap_or_else(|e| panic!("{name}: {e}"));
        if let Some(legal) = case.get("legal") {
            assert_eq!(&json!(table.legal()), legal, "{name}");
        }
        for text in case["play"].as_array().into_iter().flatten() {
            table
                .play(text.as_str().unwrap())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if let Some(then) = case.get("then") {
            assert_eq!(&table.to_json(), then, "{name}");
        }
    }
    assert!(cases.len() >= 28);
}

#[test]
fn it_reads_the_notations_example() {
    let notation = include_str!("../../../../docs/rules/notation.md");
    let section = notation.split("### taihou").nth(1).unwrap();
    let example = section.split("```json").nth(1).unwrap();
    let example = example.split("```").next().unwrap();
    let position: Value = serde_json::from_str(example).unwrap();
    let table = Table::read(&position).unwrap();
    assert_eq!(table.to_json(), position);
    assert_eq!(
        table.legal(),
        ["i9xi10N", "i9xj11N", "i9xk11N", "i9xl11N", "khi-loi"]
    );
}
