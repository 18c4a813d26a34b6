import { MoreActions, type MoreAction } from "#kit/records/more-actions.tsx";
import { FormAside } from "./form-slots.tsx";

/** Further actions of the edited record, such as Delete, in the menu at the start of the footer of a `FormPanel`. */
export const FormMore = ({ actions }: { actions: readonly MoreAction[] }) => (
  <FormAside>
    <MoreActions actions={actions} />
  </FormAside>
);
