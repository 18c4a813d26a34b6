import type { Refusal } from "./refusal.ts";

/** What is answered: the status and the text of the body. */
export type Answer = { status: number; body: string };

/** A success around its data. */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: JSON.stringify({ status: 200, success: true, data, messages: [] }),
});

/** A refusal in its envelope. */
export const refused = ({ status, messages, error, outcome }: Refusal): Answer => ({
  status,
  body: JSON.stringify({ status: outcome ?? status, success: false, data: null, messages, ...(error && { error }) }),
});

/** The answer as a response; nobody may keep it. */
export const toResponse = ({ status, body }: Answer): Response =>
  new Response(body, { status, headers: { "content-type": "application/json", "cache-control": "no-store" } });
