import { afterEach, expect, test, vi } from "vitest";
import { ignoreUpdateFailure } from "./ignore-update-failure.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["resolves with what came", (one: object) => Promise.resolve(one)],
  ["does not fail where none can be had", () => Promise.reject(new TypeError("Not found"))],
])("service worker update: %s", async (_, answer) => {
  class Registration {
    update(): Promise<object> {
      return answer(this);
    }
  }
  vi.stubGlobal("ServiceWorkerRegistration", Registration);
  ignoreUpdateFailure();
  const registration = new Registration();
  expect(await registration.update()).toBe(registration);
});
