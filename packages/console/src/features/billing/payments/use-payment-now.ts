import { useShowPayment, type components } from "@backoffice/api-client";

type Payment = components["schemas"]["Payment"];

/** The current payment, since the list row may be stale; with a notice if it cannot be read. */
export const usePaymentNow = (listed: Payment) => {
  const { paymentId } = listed;
  const query = useShowPayment({ body: { paymentId } }, { staleTime: 0, enabled: paymentId !== "" });
  const { data, error } = query;
  const notice =
    error && !data
      ? `The values are from the list; the current payment could not be loaded: ${error.messages[0] ?? error.message}`
      : undefined;
  return { payment: data ?? listed, notice, query };
};
