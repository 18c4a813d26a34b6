import { useShowPayment, type components } from "@backoffice/api-client";

type Payment = components["schemas"]["Payment"];

/**
 * The payment as it is now, as that of the list may be old and somebody else may have changed it; and what is said where
 * that cannot be read.
 */
export const usePaymentNow = (listed: Payment) => {
  const { paymentId } = listed;
  const query = useShowPayment({ body: { paymentId } }, { staleTime: 0, enabled: paymentId !== "" });
  const { data, error } = query;
  const notice =
    error && !data
      ? `This is the payment as the list had it; it could not be read again: ${error.messages[0] ?? error.message}`
      : undefined;
  return { payment: data ?? listed, notice, query };
};
