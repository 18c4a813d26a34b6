import { emptied } from "./emptied.ts";
import type { Fault } from "./fault.ts";
import { wrongType } from "./wrong-type.ts";

const JSON_TYPE = "application/json";
const refusal = (status: number, messages: string[]) =>
  JSON.stringify({ status, success: false, data: null, messages });
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** All faults, in the order in which the settings offer them. */
export const faults: readonly Fault[] = [
  { id: "slow", title: "Slow: 2 seconds", effect: { kind: "delay", ms: 2000 } },
  {
    id: "refused",
    title: "Refused with messages",
    effect: {
      kind: "respond",
      status: 200,
      type: JSON_TYPE,
      body: refusal(200, ["This cannot be done right now.", "Please try again in an hour."]),
    },
  },
  {
    id: "refused-silently",
    title: "Refused without a message",
    effect: { kind: "respond", status: 200, type: JSON_TYPE, body: refusal(200, []) },
  },
  { id: "401", title: "401 Signed out", effect: { kind: "respond", status: 401, type: "", body: "" } },
  {
    id: "403",
    title: "403 Forbidden",
    effect: {
      kind: "respond",
      status: 403,
      type: JSON_TYPE,
      body: refusal(403, ["You do not have permission to do this."]),
    },
  },
  {
    id: "409",
    title: "409 Conflict",
    effect: {
      kind: "respond",
      status: 409,
      type: JSON_TYPE,
      body: refusal(409, ["Someone else has changed this in the meantime."]),
    },
  },
  { id: "500", title: "500 Server error", effect: { kind: "respond", status: 500, type: "", body: "" } },
  { id: "503", title: "503 Unavailable", effect: { kind: "respond", status: 503, type: "", body: "" } },
  {
    id: "html-200",
    title: "200 with an HTML page",
    effect: { kind: "respond", status: 200, type: "text/html", body: page("Welcome") },
  },
  {
    id: "html-502",
    title: "502 with an HTML page",
    effect: { kind: "respond", status: 502, type: "text/html", body: page("502 Bad Gateway") },
  },
  {
    id: "cut",
    title: "Reply cut off after sending",
    effect: { kind: "corrupt", corrupt: (body) => body.slice(0, Math.floor(body.length / 2)) },
  },
  { id: "null", title: "Reply is null after sending", effect: { kind: "corrupt", corrupt: () => "null" } },
  {
    id: "wrong-type",
    title: "Wrong type in the reply after sending",
    effect: { kind: "corrupt", corrupt: wrongType },
  },
  { id: "empty", title: "Empty lists in the reply", effect: { kind: "corrupt", corrupt: emptied } },
  { id: "offline", title: "Offline", effect: { kind: "disconnect", when: "before" } },
  { id: "timeout", title: "No reply in time", effect: { kind: "disconnect", when: "never-answered" } },
  { id: "lost", title: "Answer lost after sending", effect: { kind: "disconnect", when: "after" } },
];
