import type { components } from "@backoffice/api-client";
import type { RowCheck } from "@backoffice/ui/table";
import { choiceWords } from "#kit/words/choice-words.ts";

type Code = components["schemas"]["WithdrawalCheck"];

/** The checks of a row, most severe first. */
const ROW_CHECKS: Readonly<Record<Code, RowCheck>> = {
  PLAYER_DELETED: { label: "Player deleted", state: "stop" },
  PLAYER_BLOCKED: { label: "Player blocked", state: "stop" },
  PLAYER_SELF_EXCLUDED: { label: "Self-excluded", state: "stop" },
  HOLDER_DIFFERS: { label: "Holder differs", state: "stop" },
  SHARED_DESTINATION: { label: "Shared destination", state: "look" },
  HIGH_RISK: { label: "High risk", state: "look" },
  KYC_INCOMPLETE: { label: "KYC incomplete", state: "look" },
  FIRST_WITHDRAWAL: { label: "First withdrawal", state: "look" },
  TEST_PLAYER: { label: "Test player", state: "note" },
};

const ORDER: readonly RowCheck["state"][] = ["stop", "look", "note"];

/** Codes of a server in words, most severe first. A code that is not known needs a look, too. */
export const rowChecks = (codes: readonly string[]): RowCheck[] =>
  codes
    .map((code): RowCheck =>
      Object.hasOwn(ROW_CHECKS, code) ? ROW_CHECKS[code as Code] : { label: choiceWords(code), state: "look" },
    )
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

/** Why a withdrawal with these checks is not approved together with others (ruling 54). */
export const stopReason = (codes: readonly string[] = []): string | undefined => {
  const [worst] = rowChecks(codes);
  return worst?.state === "stop" ? `${worst.label}: approve it individually.` : undefined;
};

/** What needs a look before a withdrawal is approved together with others. */
export const lookOf = (codes: readonly string[] | undefined): string | undefined =>
  codes === undefined ? "Not checked" : rowChecks(codes).find(({ state }) => state === "look")?.label;
