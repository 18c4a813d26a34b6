import { ForbiddenState, lazyComponent } from "@backoffice/ui";
import { Suspense, type ComponentProps } from "react";

// Most have none.
const LostDrafts = lazyComponent(() => import("../panels/lost-drafts.tsx"));

/** A page or drawer that the session may not open, and what was typed there before the right was withdrawn. */
export const ForbiddenPlace = (props: ComponentProps<typeof ForbiddenState>) => (
  <>
    <ForbiddenState {...props} />
    <Suspense>
      <LostDrafts reason="You may not open this any more." />
    </Suspense>
  </>
);
