import { expect, it } from "vitest";
import { wrongInSession } from "./check-session.ts";
import { getSession, listMyOperators } from "../generated/validators/session.reply.ts";

const USER = {
  user_id: "auth0|65f0a1",
  email: "mara.lindqvist@example.com",
  nickname: "Mara",
  timezone: "Europe/Stockholm",
  language: "en",
  roles: ["OPERATOR_ADMIN"],
  op: "op-nordlys",
  parentOpId: null,
  partnerId: null,
  permissions: ["view_banks"],
};
const OPERATOR = { opId: "op-nordlys", title: "Nordlys" };
const SAMPLES = [undefined, null, "SUPER_ADMIN", "", 7, true, [], ["ADMIN"], ["ADMIN", "EMPEROR"], [7], {}];

/** Valid data in which one field is replaced by each of the samples. */
const variants = (valid: object, wrap: (data: object) => unknown) =>
  Object.keys(valid).flatMap((name) =>
    SAMPLES.map((sample) => [name, sample, wrap({ ...valid, [name]: sample })] as const),
  );
const inReply = (data: unknown) => ({ success: true, messages: [], data });

it.each(variants(USER, (data) => data))(
  "session check: %s is %j → same result as the contract's validator",
  (name, sample, data) => {
    // The console does not depend on the format of an email address.
    const isText = name === "email" && typeof sample === "string";
    expect(wrongInSession("getSession", data)).toBe(isText || getSession(inReply(data)) ? undefined : `/data/${name}`);
  },
);

it.each(variants(OPERATOR, (row) => [OPERATOR, row]))(
  "operators check: %s is %j → same result as the contract's validator",
  (name, _, data) =>
    expect(wrongInSession("listMyOperators", data)).toBe(
      listMyOperators(inReply(data)) ? undefined : `/data/1/${name}`,
    ),
);

it.each([null, undefined, "user", [USER]])("session check: data is %j → invalid", (data) =>
  expect(wrongInSession("getSession", data)).toBe("/data"),
);
