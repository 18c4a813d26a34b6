import type { Permission } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import type { LucideIcon } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useLocation } from "react-router";
import { AppLink } from "../address/app-link.tsx";
import { keptSearch } from "../address/kept-search.ts";
import { usePublishActions } from "../pages/page-actions.ts";
import type { PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useScope } from "../scope/scope.ts";
import { can, lacking, useSession, type Session } from "../session/session.ts";

/** What a panel is opened with; what depends on it is given the operator of the top bar (`*` for all) and the session. */
type Params<Id extends PanelId> = PanelParams[Id] | ((opId: string, session: Session) => PanelParams[Id]);

type OpensPanel = {
  [Id in PanelId]: { panel: Id } & (object extends PanelParams[Id] ? { params?: Params<Id> } : { params: Params<Id> });
}[PanelId];

/** A page of the console by its path; the link keeps whose data is shown. */
type LinksToPage = { to: `/${string}`; panel?: never };

/** A button of a page: "New bank". Without the right it is there, disabled, and says which. */
export type PageButton = (OpensPanel | LinksToPage) & {
  /** What it does, for the palette where it opens a panel; and on the button, unless `text` says something shorter. */
  label: string;
  text?: string;
  icon?: LucideIcon;
  permission: Permission;
};

/** The buttons of a page, the main one last; the palette offers the same to those who may. Keep the list outside of components. */
export const usePageButtons = (buttons: readonly PageButton[], main?: PageButton): ReactNode => {
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const { search } = useLocation();
  const all = useMemo(
    () =>
      (main ? [...buttons, main] : buttons).map((button) => ({
        ...button,
        run: () => {
          if (!button.panel) return;
          const { params = {} } = button;
          panels.open(button.panel, (typeof params === "function" ? params(opId, session) : params) as never);
        },
      })),
    [buttons, main, panels, session, opId],
  );
  usePublishActions(
    useMemo(() => all.filter(({ panel, permission }) => panel && can(session, permission)), [all, session]),
  );
  if (all.length === 0) return undefined;
  return all.map((button) => {
    const { label, text = label, icon: Icon, permission, run } = button;
    const isMain = label === main?.label;
    const variant = isMain ? "primary" : undefined;
    const reason = lacking(session, permission);
    const content = (
      <>
        {Icon && <Icon size={14} strokeWidth={isMain ? 2 : 1.75} aria-hidden />}
        {text}
      </>
    );
    if ("to" in button && !reason)
      return (
        <Button key={label} variant={variant} asChild>
          <AppLink to={button.to + keptSearch(search)}>{content}</AppLink>
        </Button>
      );
    return (
      <Button key={label} variant={variant} reason={reason} onClick={run}>
        {content}
      </Button>
    );
  });
};
