import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

it("query client: connection returns → reads on screen are refreshed, those that failed are left to the recovery", async () => {
  const client = createQueryClient();
  client.mount();
  const works = vi.fn(async () => "rows");
  const fails = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const options = { retry: false, staleTime: 0 } as const;
  const rows = new QueryObserver(client, { queryKey: ["list"], queryFn: works, ...options });
  const failed = new QueryObserver(client, { queryKey: ["other"], queryFn: fails, ...options });
  const ends = [rows, failed].map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(failed.getCurrentResult().status).toBe("error"));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(works).toHaveBeenCalledTimes(2));
  expect(fails).toHaveBeenCalledOnce();
  for (const end of ends) end();
  client.unmount();
});
