import { KEYS, pressed } from "@backoffice/ui";
import type { KeyboardEvent } from "react";

/** Which way the keys take a row: one up, one down, or not at all. */
export const orderStep = (event: KeyboardEvent): -1 | 0 | 1 =>
  pressed(event, KEYS.orderUp) ? -1 : pressed(event, KEYS.orderDown) ? 1 : 0;
