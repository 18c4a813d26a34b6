import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

it("query client: connection returns → a visible read that failed is retried", async () => {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("rows");
  const observer = new QueryObserver(client, { queryKey: ["list"], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  onlineManager.setOnline(false);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("rows"));
  stop();
  client.unmount();
});
