import type { Field } from "@backoffice/api-client";

/** Whether a field is the status of its row. */
export const isStatus = ({ list }: Field): boolean => list === "state";
