import { ApiError } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { inLanguages } from "./in-languages.ts";

type Answer = "done" | ApiError;
const error = (outcome: ApiError["outcome"], messages: string[] = []) =>
  new ApiError("The server took too long to answer.", {
    kind: outcome === "rejected" ? "refused" : "network",
    outcome,
    messages,
  });
const query = { opId: "op-1", slug: "play-safe" };

/** Deletes in these languages, answered as given; English is answered last. */
const deleted = async (answers: Readonly<Record<string, Answer>>) => {
  const sent: unknown[] = [];
  const { send } = inLanguages(
    {
      operation: { id: "deleteCmsPage", effect: "write", permission: "edit_cms" },
      pending: false,
      send: (input) => {
        sent.push(input);
        const answer = answers[input.query.selectedLanguage];
        return answer === "done" ? Promise.resolve(null) : Promise.reject(answer!);
      },
    },
    "Failed to delete page",
  );
  const outcomes = await send({ query, languages: Object.keys(answers) }, {} as never).catch(
    (failure: unknown) => failure,
  );
  return { outcomes, sent };
};

it("inLanguages: several languages → one documented call each, English last", async () => {
  const { outcomes, sent } = await deleted({ en: "done", sv: "done", ar: "done" });
  expect(sent).toEqual(["sv", "ar", "en"].map((selectedLanguage) => ({ query: { ...query, selectedLanguage } })));
  expect(outcomes).toEqual(["sv", "ar", "en"].map((language) => ({ language, state: "deleted" })));
});

it("inLanguages: one language is refused → the others are deleted", async () => {
  const { outcomes } = await deleted({ en: "done", sv: error("rejected", ["It is in use."]), ar: error("rejected") });
  expect(outcomes).toEqual([
    { language: "sv", state: "refused", reason: "It is in use." },
    { language: "ar", state: "refused", reason: "Failed to delete page" },
    { language: "en", state: "deleted" },
  ]);
});

it("inLanguages: no answer → unknown, nothing more is sent", async () => {
  const { outcomes, sent } = await deleted({ sv: "done", ar: error("unknown"), en: "done" });
  expect(sent).toHaveLength(2);
  expect(outcomes).toEqual([
    { language: "sv", state: "deleted" },
    { language: "ar", state: "unknown", reason: "The server took too long to answer." },
    { language: "en", state: "not-sent" },
  ]);
});

it.each([
  ["refused in all languages", { en: error("rejected", ["Gone."]), sv: error("rejected", ["Gone."]) }, 2],
  ["no answer to the first call", { en: "done", sv: error("unknown") }, 1],
  ["nothing sent", { en: "done", sv: error("not-sent") }, 1],
] as const)("inLanguages: %s → the error of the first call", async (_, answers, calls) => {
  const { outcomes, sent } = await deleted(answers);
  expect(outcomes).toBe(answers.sv);
  expect(sent).toHaveLength(calls);
});
