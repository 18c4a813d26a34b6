import { useShowPayment, type components } from "@backoffice/api-client";

type Payment = components["schemas"]["Payment"];

/** The payment as it is now: that of the list may be old, and somebody else may have changed it. */
export const usePaymentNow = (payment: Payment): Payment => {
  const { paymentId } = payment;
  return useShowPayment({ body: { paymentId } }, { staleTime: 0, enabled: paymentId !== "" }).data ?? payment;
};
