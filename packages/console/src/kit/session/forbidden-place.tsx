import { ForbiddenState } from "@backoffice/ui";
import type { ComponentProps } from "react";
import LostDrafts from "#kit/panels/drafts/lost-drafts.tsx";

/** A page or drawer that the session may not open, and what was typed there before the right was withdrawn. */
const ForbiddenPlace = (props: ComponentProps<typeof ForbiddenState>) => (
  <>
    <ForbiddenState {...props} />
    <LostDrafts reason="You may not open this any more." />
  </>
);

export default ForbiddenPlace;
