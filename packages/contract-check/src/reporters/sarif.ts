import { keyOf } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import type { Report } from "../frame/report.ts";
import { createHash } from "node:crypto";
import { ruleText } from "./rule-texts.ts";
import { messageOf } from "./message-of.ts";

const resultOf = (it: Finding) => ({
  ruleId: it.rule,
  level: it.severity,
  message: { text: `${it.operation}, ${it.where}: ${messageOf(it)}` },
  locations: [
    {
      ...(it.file && {
        physicalLocation: {
          artifactLocation: { uri: it.file.replaceAll("\\", "/") },
          region: { startLine: it.line ?? 1 },
        },
      }),
      logicalLocations: [{ name: it.operation, fullyQualifiedName: `${it.operation} ${it.where}` }],
    },
  ],
  partialFingerprints: { finding: createHash("sha256").update(keyOf(it)).digest("hex").slice(0, 32) },
  properties: { count: it.count ?? 1, ...(it.seen && { seen: it.seen }) },
});

const ruleOf = (id: string, command: string) => {
  const { finds, help } = ruleText(id, command);
  return { id, shortDescription: { text: finds }, fullDescription: { text: `${finds} ${help}` }, help: { text: help } };
};

/** SARIF 2.1.0, for code scanning. */
export const sarif = (report: Report): string => {
  const rules = [...new Set(report.findings.map((it) => it.rule))].map((id) => ruleOf(id, report.command));
  const notifications = report.couldNotCheck ? [{ level: "error", message: { text: report.couldNotCheck } }] : [];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "contract-check", rules } },
        invocations: [{ executionSuccessful: !report.couldNotCheck, toolExecutionNotifications: notifications }],
        results: report.findings.map(resultOf),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
};
