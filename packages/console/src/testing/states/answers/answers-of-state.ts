import type { Field, ReadShape } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import type { Backend } from "@backoffice/mocks";
import { callOf } from "#testing/backend/record-calls.ts";
import type { Opening, Scene } from "#testing/scene.ts";
import { changeAnswer, type Change } from "./change-answer.ts";
import { colleagueChange } from "./colleague-change.ts";
import { hostileText } from "./hostile-text.ts";
import { longText } from "./long-text.ts";
import { withinContract, type Validator } from "./within-contract.ts";

const shapes: Readonly<Record<string, ReadShape>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, ReadShape>>("../../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
  ),
);

const validators = import.meta.glob<Record<string, Validator>>(
  "../../../../../api-client/src/generated/validators/*.reply.ts",
);
const validatorsOf = async (id: string): Promise<Record<string, Validator>> => {
  const { tag } = operations[id as keyof typeof operations];
  return (await validators[`../../../../../api-client/src/generated/validators/${tag}.reply.ts`]?.()) ?? {};
};

const fieldsIn = (fields: readonly Field[]): Field[] => fields.flatMap((it) => [it, ...fieldsIn(it.fields ?? [])]);
const all = Object.values(shapes).flatMap(({ fields }) => fieldsIn(fields));

/** The names that are a text wherever the contract has them. */
const textNames = new Map(
  [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, fields]) =>
    fields.every(({ kind }) => kind === "text" || kind === "localized") ? [[name, fields[0]!] as const] : [],
  ),
);

const changeNamed = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((it: unknown) => changeNamed(it, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]: [string, unknown]) => {
      const field = textNames.get(name);
      if (!field || own === null || Array.isArray(own)) return [name, changeNamed(own, change)];
      return [name, change(own, { ...field, kind: typeof own === "object" ? "localized" : "text" })];
    }),
  );
};

const answerWith = (backend: Backend, change: Change, applies: (request: Request) => boolean): void => {
  const fetch = backend.fetch.bind(backend);
  backend.fetch = async (request) => {
    const wanted = applies(request);
    const id = wanted ? (await callOf(request.clone()))?.id : undefined;
    const response = await fetch(request);
    const shape = id === undefined ? undefined : shapes[id];
    // The session is the user's own.
    if (id === undefined || !shape || !response.ok || id === "getSession") return response;
    const envelope = (await response.json()) as { data: unknown };
    const changed = { ...envelope, data: changeAnswer(envelope.data, shape, change) };
    return Response.json(withinContract((await validatorsOf(id))[id], changed, envelope), response);
  };
};

/** The states in which every text is another one. */
const TEXTS: Readonly<Record<string, Change>> = { "long-content": longText, "hostile-texts": hostileText };

/** Answers with the texts of a state from now on. Returns what `opens` opens: the click's parameters with such texts. */
export const answerTexts = (backend: Backend, state: string, opens: Scene["opens"]): Scene["opens"] => {
  const change = TEXTS[state];
  if (!change) return opens;
  answerWith(backend, change, () => true);
  return opens && ((db) => ({ ...opens(db), params: changeNamed(opens(db).params, change) }) as Opening);
};

/** Answers as if a colleague had saved every record once a form is submitted. */
export const answerChanged = (backend: Backend): void => {
  let isSubmitted = false;
  document.addEventListener("submit", () => (isSubmitted = true), { capture: true, once: true });
  answerWith(backend, colleagueChange, () => isSubmitted);
};
