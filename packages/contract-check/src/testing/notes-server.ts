import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { stringify } from "yaml";
import { jsonOf } from "./findings-of.ts";

const note = { type: "object", required: ["id"], properties: { id: { type: "integer" }, text: { type: "string" } } };
/** A contract of notes, in YAML. */
export const notesContract = stringify({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/api/notes": {
      get: { operationId: "listNotes", responses: { 200: jsonOf({ type: "array", items: note }) } },
      post: {
        operationId: "addNote",
        "x-effect": "money",
        requestBody: jsonOf(note),
        responses: { 200: jsonOf(note) },
      },
    },
  },
});

/** A server that echoes a new note and compresses its lists. */
export const notesServer: RequestListener = (request, response) => {
  void (async () => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (request.method === "POST") {
      response.writeHead(200, { "content-type": "application/json" });
      response.write(Buffer.concat(pieces).subarray(0, 3));
      response.end(Buffer.concat(pieces).subarray(3));
      return;
    }
    response.setHeader("content-type", "application/json");
    response.setHeader("content-encoding", "gzip");
    response.end(gzipSync('[{"id":1}]'));
  })();
};
/** Sends a new note. */
export const addNote = (url: string, body: object) =>
  fetch(`${url}/api/notes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
