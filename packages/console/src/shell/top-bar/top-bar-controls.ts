import type { PageDefinition } from "#kit/pages/define-module.ts";
import { isOperatorLevel, isPartner, type Session } from "#kit/session/session.ts";

/** Controls of the top bar, by page and user (shell §2.1, §2.2). */
export type TopBarControls = { selector: boolean; popover: boolean; includeBrands: boolean; testFilter: boolean };

const DASHBOARD = /(^|[-/])dashboard(\/|$)/;

export const topBarControls = (page: PageDefinition | undefined, session: Session): TopBarControls => {
  const selector = page !== undefined && !page.noOperatorSelector && !isPartner(session);
  return {
    selector,
    // On a phone: only operator-level roles, except users of a brand.
    popover: selector && isOperatorLevel(session) && session.parentOpId === null,
    includeBrands: selector && !page.noIncludeBrands && isOperatorLevel(session),
    testFilter:
      page !== undefined && !page.noTestFilter && !page.path.startsWith("/reports/") && !DASHBOARD.test(page.path),
  };
};
