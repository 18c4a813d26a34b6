import type { Permission } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { Plus, type LucideIcon } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { useRegistry, type Registry } from "#kit/pages/registry.ts";
import type { CreatingId, PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, lacking, useSession, type Session } from "#kit/session/session.ts";

/** The parameters of a panel, or a function of the operator of the top bar (`*` for all) and the session. */
type Params<Id extends PanelId> = PanelParams[Id] | ((opId: string, session: Session) => PanelParams[Id]);

type OpensPanel = {
  [Id in PanelId]: { panel: Id } & (object extends PanelParams[Id] ? { params?: Params<Id> } : { params: Params<Id> });
}[PanelId];

/** A page of the console by its path; the link keeps the scope. */
type LinksToPage = { to: `/${string}`; panel?: never };

type Words = {
  /** The label in the palette, and on the button unless `text` is shorter. */
  label: string;
  text?: string;
  icon?: LucideIcon;
  permission: Permission;
};

type SaidButton = (OpensPanel | LinksToPage) & Words;

/** A button whose panel and parameters were checked at its definition. */
type ReadyButton = Words &
  (LinksToPage | { panel: PanelId; params?: object | ((opId: string, session: Session) => object) });

/** A button of a page. Without the permission it is disabled and names it. */
export type PageButton =
  | SaidButton
  /** Adds a record; label and permission come from the panel's definition. */
  | { creates: CreatingId };

/** Builds a button from the definition of its panel. */
const buttonOf = (button: PageButton, panels: Registry["panels"]): ReadyButton => {
  if (!("creates" in button)) return button;
  const said = panels.get(button.creates)?.creates;
  if (!said) throw new Error(`The panel ${button.creates} does not say what it creates`);
  return { ...said, icon: Plus, panel: button.creates, params: {} };
};

/**
 * The buttons of a page, the main one last; the palette offers the permitted ones. Keep the list outside of components.
 */
export const usePageButtons = (buttons: readonly PageButton[], main?: PageButton): ReactNode => {
  const panels = usePanels();
  const session = useSession();
  const registry = useRegistry();
  const { opId } = useScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  const all = useMemo(
    () =>
      (main ? [...buttons, main] : buttons).map((given) => {
        const button = buttonOf(given, registry.panels);
        const run = () => {
          if (!button.panel) return void navigate(button.to + keptSearch(search));
          const { params = {} } = button;
          return panels.open(button.panel, (typeof params === "function" ? params(opId, session) : params) as never);
        };
        return { ...button, run, isMain: given === main };
      }),
    [buttons, main, registry, panels, session, opId, navigate, search],
  );
  usePublishActions(useMemo(() => all.filter(({ permission }) => can(session, permission)), [all, session]));
  if (all.length === 0) return undefined;
  return all.map((button) => {
    const { label, text = label, icon: Icon, permission, run, isMain } = button;
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
