import type { Refusal } from "./refusal.ts";

/** A response: its status and the JSON text of its body. */
export type Answer = { status: number; body: string };

/** A successful answer: the data in the envelope of the contract (ruling 5). */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: JSON.stringify({ status: 200, success: true, data, messages: [] }),
});

/** A refused answer: the refusal in the envelope of the contract. */
export const refused = ({ status, messages, error, outcome }: Refusal): Answer => ({
  status,
  body: JSON.stringify({ status: outcome ?? status, success: false, data: null, messages, ...(error && { error }) }),
});

/** The answer as a `Response` that no cache may store. */
export const toResponse = ({ status, body }: Answer): Response =>
  new Response(body, { status, headers: { "content-type": "application/json", "cache-control": "no-store" } });
