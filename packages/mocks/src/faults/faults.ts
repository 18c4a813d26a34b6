import type { Fault } from "./fault.ts";
import { wrongType } from "./wrong-type.ts";

const JSON_TYPE = "application/json";
const refusal = (status: number, messages: string[]) =>
  JSON.stringify({ status, success: false, data: null, messages });
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** The ways for a call to go wrong. */
export const faults: readonly Fault[] = [
  { id: "slow", title: "Two seconds late", kind: { is: "late", ms: 2000 } },
  {
    id: "refused",
    title: "Refused (200 with success: false)",
    kind: {
      is: "instead",
      status: 200,
      type: JSON_TYPE,
      body: refusal(200, ["This cannot be done right now.", "Please try again in an hour."]),
    },
  },
  {
    id: "refused-silently",
    title: "Refused without a word",
    kind: { is: "instead", status: 200, type: JSON_TYPE, body: refusal(200, []) },
  },
  { id: "401", title: "401, empty", kind: { is: "instead", status: 401, type: "", body: "" } },
  {
    id: "403",
    title: "403",
    kind: {
      is: "instead",
      status: 403,
      type: JSON_TYPE,
      body: refusal(403, ["You do not have the right to do this."]),
    },
  },
  {
    id: "409",
    title: "409",
    kind: {
      is: "instead",
      status: 409,
      type: JSON_TYPE,
      body: refusal(409, ["Someone else has changed this in the meantime."]),
    },
  },
  { id: "500", title: "500, empty", kind: { is: "instead", status: 500, type: "", body: "" } },
  { id: "503", title: "503, empty", kind: { is: "instead", status: 503, type: "", body: "" } },
  {
    id: "html-200",
    title: "200 with an HTML page",
    kind: { is: "instead", status: 200, type: "text/html", body: page("Welcome") },
  },
  {
    id: "html-502",
    title: "502 with an HTML page",
    kind: { is: "instead", status: 502, type: "text/html", body: page("502 Bad Gateway") },
  },
  {
    id: "cut",
    title: "Cut off in the middle (carried out)",
    kind: { is: "spoilt", spoil: (body) => body.slice(0, Math.floor(body.length / 2)) },
  },
  { id: "null", title: "The body null (carried out)", kind: { is: "spoilt", spoil: () => "null" } },
  { id: "wrong-type", title: "A value of the wrong type (carried out)", kind: { is: "spoilt", spoil: wrongType } },
  { id: "offline", title: "No connection", kind: { is: "broken", when: "before" } },
  { id: "timeout", title: "Never answered", kind: { is: "broken", when: "never-answered" } },
  { id: "lost", title: "Carried out, then the connection breaks", kind: { is: "broken", when: "after" } },
];
