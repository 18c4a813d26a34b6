import { vi } from "vitest";

/** A successful reply. */
export const ok = (data: unknown): Response => Response.json({ status: 200, success: true, data, messages: [] });

/**
 * Answers every request by its path from now on; an unknown path fails. Returns the list of requested paths. Undone
 * by `vi.unstubAllGlobals`.
 */
export const stubApi = (
  answers: Readonly<{ [path: string]: (request: Request) => Response | Promise<Response> }>,
): string[] => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    const answer = answers[pathname];
    if (!answer) throw new TypeError(`Nobody answers ${pathname}`);
    return answer(request);
  });
  return requests;
};
