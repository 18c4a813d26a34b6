import { BEHAVIOURS } from "../behave/behaviour.ts";

/** What a rule finds, and how to fix it. */
export type RuleText = { finds: string; help: string };

const MEND = "Mend the server, or change the contract.";
const WRITTEN =
  "Mend the server, or change the contract: contract-check suggest writes the change for recorded traffic";
const writtenWith = (options: string) => `${WRITTEN}${options && ` with ${options}`}.`;

/** What `suggest` can write, and the options that it needs for it. */
const SUGGESTED: Readonly<Record<string, string>> = {
  "undocumented-endpoint": writtenWith(""),
  "undocumented-status": writtenWith(""),
  "undocumented-field": writtenWith(""),
  "undocumented-parameter": writtenWith(""),
  "undocumented-value": writtenWith("--show-values"),
  "missing-field": writtenWith("--loosen missing"),
  "wrong-type": writtenWith("--loosen null type"),
};
const KEEP = "Give it back, or tell everyone who keeps to the old contract; a baseline accepts it until a day.";
const BESIDE = "It is set by the server, whatever the contract says.";

const TRAFFIC: Readonly<Record<string, string>> = {
  "undocumented-endpoint": "A call of the API that the contract does not have.",
  "undocumented-status": "A reply with a status that the contract does not have.",
  "undocumented-field": "A field, or a body, that the contract does not have.",
  "undocumented-parameter": "A parameter that the contract does not have.",
  "undocumented-value": "A value that is none of those in the contract.",
  "missing-field": "A field that the contract requires is not there.",
  "missing-parameter": "A parameter that the contract requires is not there.",
  "missing-body": "A body that the contract requires is not there.",
  "missing-header": "A header of a reply that the contract requires is not there, or a redirect leads nowhere.",
  "wrong-type": "A value of another type than the contract says.",
  "wrong-format": "A text or a number that is not of the format that the contract says.",
  "wrong-direction": "A read-only field is sent, or a write-only one comes back.",
  "out-of-bounds": "A value beyond a limit of the contract: too long, too many, not of the pattern.",
  "ambiguous-choice": "A value that fits several alternatives of a oneOf, which allows just one.",
  "imprecise-number": "A number that lost digits, or was not computed exactly.",
  "duplicate-key": "A key that an object of JSON has twice.",
  "success-disagrees": "The envelope says success where the status does not.",
  "not-json": "A body that should be JSON and is not.",
  "wrong-content-type": "A body that is called something else than the contract says.",
  "refused-example": "A value that the contract allows and the server refuses.",
};

const OTHERS: Readonly<Record<string, RuleText>> = {
  "missing-operation": {
    finds: "An operation of the contract that the server does not seem to have.",
    help: "Select the part that the server has with --operation, --tag or --path, or add the operation.",
  },
  "secret-in-address": {
    finds: "A secret in an address, where logs keep it.",
    help: "Send it in a header, a cookie or the body.",
  },
  "cookie-flags": { finds: "A cookie that is set without a flag that protects it.", help: BESIDE },
  "cache-header": { finds: "A reply with data that caches may keep.", help: BESIDE },
  "security-header": { finds: "A header that protects the reader of a reply is not there.", help: BESIDE },
  "slow-pattern": {
    finds: "A value that cannot be checked because a pattern of the contract takes too long.",
    help: "Write the pattern so that a text matches in one way only.",
  },
  "too-deep": {
    finds: "An exchange that cannot be checked because it is nested too deeply.",
    help: "Look into the server: no reply for the console is nested like that.",
  },
  "no-answer": { finds: "A call that got no answer.", help: "Look into the server's own log for this call." },
  "baseline-idle": {
    finds: "A known finding that is no longer found.",
    help: "Remove it from the baseline, so that it is told when it comes back.",
  },
  "command-failed": { finds: "The command of --run failed.", help: "Its own output stands above the report." },
};

/** The texts of a rule. Rules of the contract and of its changes are described by their names. */
export const ruleText = (rule: string, command: string): RuleText => {
  const traffic = TRAFFIC[rule];
  if (traffic !== undefined) return { finds: traffic, help: SUGGESTED[rule] ?? MEND };
  const other = OTHERS[rule];
  if (other) return other;
  if (Object.hasOwn(BEHAVIOURS, rule)) return BEHAVIOURS[rule as keyof typeof BEHAVIOURS];
  const name = rule.replace(/^.*\//, "").replaceAll("-", " ");
  return command === "diff"
    ? { finds: `A change of the contract: ${name}.`, help: KEEP }
    : { finds: `A rule of the contract: ${name}.`, help: "Each finding says how to mend it." };
};
