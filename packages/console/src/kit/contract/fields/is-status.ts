import type { Field } from "@backoffice/api-client";

/** Whether a field says how its row is doing. */
export const isStatus = ({ list }: Field): boolean => list === "state";
