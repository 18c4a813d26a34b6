import { stringify } from "yaml";
import { jsonOf } from "./findings-of.ts";

/** What must never be told. Each is found again by a part of it that no encoding changes. */
export const SECRETS = {
  password: "Tr0ub4dor&3zq",
  email: "anna.svensson@mail.example",
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4OTk3In0.c2lnbmF0dXJlMTIz",
  phone: "+46 70 998 87 76",
  iban: "DE89370400440532013987",
  fullName: "Annalisa Svenssonova",
};
export const TELLING = /Tr0ub4dor|anna\.svensson|eyJ|998.?87|0532013987|Annalisa|Svenssonova|hunterpin/;
/** A secret that only the name of its field gives away. */
const WORDS = { pwd: "hunterpin", accessKey: "hunterpin", lastName: "Svenssonova", emails: ["hunterpin"] };

const values = Object.values(SECRETS);
const asKeys = Object.fromEntries(values.map((it) => [it, 1]));
/** Secrets in fields that the contract does not know: nested, in lists, in texts and as keys. */
export const everywhere = {
  ...SECRETS,
  ...WORDS,
  nested: { deep: [SECRETS, { list: values, ...WORDS }] },
  list: values,
  text: JSON.stringify({ ...SECRETS, ...WORDS }),
  note: `Please call ${values.join(", ")}`,
  keys: asKeys,
  ...asKeys,
};

const choice = { type: "string", enum: ["a", "b"] };
const known = {
  type: "object",
  properties: {
    kind: choice,
    size: { type: "string", maxLength: 2 },
    email: choice,
    secret: { ...choice, "x-secret": true },
    counts: { type: "object", propertyNames: { maxLength: 3 }, additionalProperties: { type: "integer" } },
  },
  additionalProperties: false,
};
const query = (name: string) => ({ in: "query", name, schema: choice });
const header = (name: string) => ({ in: "header", name, schema: choice });
const parameters = [
  ...["kind", "password", "phone"].map(query),
  ...["X-Kind", "X-Api-Key", "X-User-Name"].map(header),
  { in: "cookie", name: "session", schema: choice },
];
const replies = {
  200: { ...jsonOf(known), headers: { "X-Kind": { schema: choice }, "Set-Cookie": { schema: choice } } },
};
/** A contract that knows a few of the places. */
export const plantedContract = stringify({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/api/notes": {
      get: { operationId: "listNotes", "x-effect": "read", responses: { 200: jsonOf(known) } },
      post: {
        operationId: "addNote",
        parameters,
        requestBody: { content: jsonOf(known).content },
        responses: replies,
      },
    },
    "/api/notes/{id}": {
      parameters: [{ in: "path", name: "id", required: true, schema: { type: "integer" } }],
      get: { operationId: "showNote", responses: { 200: jsonOf(known) } },
    },
  },
});

const enc = encodeURIComponent;
/** The secrets as a query. */
export const pairs = new URLSearchParams({ ...SECRETS, kind: SECRETS.email }).toString();
const body = (it: unknown) => ({ mimeType: "application/json", text: JSON.stringify(it) });
/** An exchange with secrets in all of its headers. */
export const exchange = (method: string, address: string, sent: unknown, got: unknown, more: object = {}) => ({
  request: {
    method,
    url: `https://office.example${address}`,
    headers: [
      ...values.flatMap((it, index) => [
        { name: `x-secret-${index}`, value: it },
        { name: "x-kind", value: it },
        { name: "x-api-key", value: it },
        { name: "x-user-name", value: "Annalisa" },
      ]),
      { name: "cookie", value: `session=hunterpin; other=${SECRETS.token}` },
      { name: "authorization", value: `Bearer ${SECRETS.token}` },
    ],
    ...(sent !== undefined && { postData: body(sent) }),
  },
  response: {
    status: 200,
    headers: [
      ...values.map((value) => ({ name: "x-kind", value })),
      { name: "set-cookie", value: "session=hunterpin; Path=/" },
      { name: "cache-control", value: `public, ${SECRETS.email}` },
    ],
    content: body(got),
    ...more,
  },
});
/** Secrets in every place of an exchange. */
export const plantedTraffic = [
  exchange("GET", "/api/notes", undefined, { kind: "a" }),
  ...[everywhere, asKeys].flatMap((it) => [
    exchange("POST", `/api/notes?${pairs}&note=${enc(JSON.stringify(SECRETS))}`, it, it),
    exchange("POST", "/api/notes", it, it, { status: 418 }),
    exchange("POST", `/api/unknown?${pairs}`, it, it),
  ]),
  ...values.flatMap((it) => [
    exchange(
      "POST",
      `/api/notes?${enc(it)}=1&kind=${enc(it)}&password=hunterpin`,
      { kind: it, size: it, email: "hunterpin" },
      { kind: it, secret: "hunterpin", counts: { [it]: it } },
    ),
    exchange("GET", `/api/notes/${enc(it)}`, undefined, { kind: it, size: it, counts: { [it]: 1 } }),
    exchange("GET", `/api/people/${enc(it)}/notes`, undefined, { [it]: it }),
    exchange("GET", "/api/notes", undefined, {}, { content: { mimeType: `text/${it}`, text: it } }),
    exchange(it, "/api/notes", undefined, {}),
    exchange(
      "GET",
      "/api/notes",
      undefined,
      {},
      { content: { mimeType: "application/json", text: `{"${it}":1,"${it}":2,"broken":"${it}` } },
    ),
    exchange(
      "GET",
      "/api/notes",
      undefined,
      {},
      { content: { mimeType: "application/json", text: `{"${it}":1,"${it}":2}` } },
    ),
  ]),
  exchange("GET", "/api/people/Annalisa/notes", undefined, { success: true, status: 46709988776 }),
  {
    ...exchange("GET", "/api/notes", undefined, {}),
    request: { method: "GET", url: `https://x:${enc(SECRETS.password)}@other.example/${SECRETS.email}` },
  },
];
