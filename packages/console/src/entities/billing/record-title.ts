type Titled = { type: "invoice" | "payment" | (string & {}); title?: string | null | undefined };

/** The name of a billing record; a payment without a title has the name of its type, "Cash" or "Payment". */
export const recordTitle = ({ type, title }: Titled, paymentType: string | null | undefined): string =>
  title?.trim() || (type === "invoice" ? "Invoice" : paymentType?.trim() || "Payment");
