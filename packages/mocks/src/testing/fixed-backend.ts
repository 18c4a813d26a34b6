import { createBackend, type Backend, type BackendOptions } from "../backend.ts";
import { createClock } from "../db/times/clock.ts";

/** The time of the tests, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A back end whose clock stands still at {@link NOON}. */
export const fixedBackend = (options: BackendOptions = {}): Backend =>
  createBackend({ clock: createClock(NOON), ...options });
