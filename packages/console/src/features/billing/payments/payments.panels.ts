import AddPayment from "./panels/add-payment.modal.tsx";

/** What each panel of the feature shows. */
export default {
  "add-payment": AddPayment,
};
