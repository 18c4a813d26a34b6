import { createBackend, type Backend, type BackendOptions } from "../backend.ts";
import { createClock } from "../db/clock.ts";

/** Noon of the tests' day, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A back end whose time stands still at noon. */
export const fixedBackend = (options: BackendOptions = {}): Backend =>
  createBackend({ clock: createClock(NOON), ...options });
