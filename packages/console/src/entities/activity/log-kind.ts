/** The activity logs in which a record can be looked up. */
export type LogKind = "staff" | "support" | "transactions";
