import { OperatorPage } from "./record/operator.page.tsx";

/** The record page, which the lists do not load. */
export default { "/operators/{id}": OperatorPage };
