import type { components } from "../generated/paths.ts";
import { isRecord } from "../is-record.ts";

type Schemas = components["schemas"];
type Check = (value: unknown) => boolean;
type Checks<Name extends keyof Schemas> = { readonly [Field in keyof Schemas[Name]]: Check };

const ROLES: Record<Schemas["Role"], true> = {
  SUPER_ADMIN: true,
  ADMIN: true,
  DEV_OPS: true,
  OPERATOR_ADMIN: true,
  OPERATOR_MANAGER: true,
  PARTNER: true,
};

const text: Check = (value) => typeof value === "string";
const textOrNull: Check = (value) => value === null || text(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const USER: Checks<"SessionUser"> = {
  user_id: text,
  email: text,
  nickname: textOrNull,
  timezone: textOrNull,
  language: textOrNull,
  roles: (value) => listOf((role) => Object.hasOwn(ROLES, String(role)))(value) && (value as unknown[]).length > 0,
  op: textOrNull,
  parentOpId: textOrNull,
  partnerId: textOrNull,
  permissions: listOf(text),
};

const OPERATOR: Pick<Checks<"MyOperator">, "opId" | "title"> = { opId: text, title: text };

const firstWrong = (checks: Record<string, Check>, record: unknown, at: string): string | undefined => {
  if (!isRecord(record)) return at;
  const wrong = Object.entries(checks).find(([name, check]) => !check(record[name]));
  return wrong && `${at}/${wrong[0]}`;
};

/**
 * Checks the data of a session read: the path of the first wrong field, or undefined. In production it replaces the
 * contract's validators, which would be one more file to load before the first paint.
 */
export const wrongInSession = (id: string, data: unknown): string | undefined => {
  if (id === "getSession") return firstWrong(USER, data, "/data");
  if (id !== "listMyOperators" || !Array.isArray(data)) return undefined;
  const wrong = data.map((it, at) => firstWrong(OPERATOR, it, `/data/${at}`));
  return wrong.find((it) => it !== undefined);
};
