// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Focus.json: edit that, then print again.
// swift-format-ignore-file

