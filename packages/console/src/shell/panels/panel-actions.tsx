import { Button, IconButton, useLocale } from "@backoffice/ui";
import { ArrowLeft, Link, Maximize2 } from "lucide-react";
import { useCallback } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { copyLink } from "#kit/address/copy-link.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { PANEL_TAB, withPanel } from "#kit/panels/definition/panel-address.ts";
import type { OpenedFrom } from "./use-opened-from.ts";
import { setRowPage } from "#kit/queue/neighbours.ts";
import { useNeighbours } from "#kit/queue/use-neighbours.ts";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { usePanels, type CurrentPanel } from "#kit/panels/definition/panels.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { StepButtons } from "#kit/queue/keys/step-buttons.tsx";
import { useStepKeys } from "#kit/queue/keys/use-step-keys.ts";

type PanelActionsProps = {
  current: NonNullable<CurrentPanel>;
  /** The panel that this one was opened from. */
  from?: OpenedFrom | undefined;
  /** The address of the record's own page. */
  page: string | undefined;
  /** Whether the drawer stands beside its list. */
  inline: boolean;
};

const BackToPanel = ({ from: { id, params, tab } }: { from: OpenedFrom }) => {
  const { panels } = useRegistry();
  const change = useChangeSearch();
  const back = () =>
    change((now) => withPanel(now, panels, id, { ...params, ...(tab !== null && { [PANEL_TAB]: tab }) }), "replace");
  return (
    <IconButton label={`Back to ${panels.get(id)?.title ?? "the previous record"}`} icon={ArrowLeft} onClick={back} />
  );
};

/**
 * Buttons in the header of a drawer: the way back to the panel that opened it, position in the list, previous and next row (also by K and J), the record's own
 * page, and the link.
 */
export const PanelActions = ({ current, from, page, inline }: PanelActionsProps) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const id = Object.values(current.params)[0];
  const neighbours = useNeighbours(current.id, id);
  const { param, previous, next, place } = neighbours ?? {};
  const go = useCallback(
    (to: string | undefined) =>
      param !== undefined && to !== undefined && panels.open(current.id as PanelId, { [param]: to }),
    [panels, current.id, param],
  );
  const goBack = useCallback(() => void go(previous), [go, previous]);
  const goOn = useCallback(() => void go(next), [go, next]);
  useStepKeys(inline ? "beside" : "drawer", goBack, goOn);
  /** Passes the list on, so that the record page has a position in it too. */
  const leave = () => {
    const [path = ""] = page?.split("?") ?? [];
    const own = encodeURIComponent(id ?? "");
    if (neighbours && path.endsWith(`/${own}`)) setRowPage(`${path.slice(0, -own.length)}{${neighbours.param}}`);
  };
  return (
    <>
      {from && <BackToPanel from={from} />}
      {place && (
        <span data-slot="place" className="tabular me-1 text-meta text-ink-muted">
          {formatNumber(place.at, locale)} of {formatNumber(place.total, locale)}
        </span>
      )}
      {neighbours && <StepButtons previous={previous} next={next} onPrevious={goBack} onNext={goOn} />}
      {page !== undefined && (
        <Button asChild variant="ghost" size="icon" aria-label="Open the page" tooltip="Open the page">
          <AppLink to={page} onClick={leave}>
            <Maximize2 size={16} strokeWidth={1.75} aria-hidden />
          </AppLink>
        </Button>
      )}
      {/* A phone shares the address itself, and needs the room for the name. */}
      <IconButton label="Copy link" icon={Link} className="max-sm:hidden" onClick={() => void copyLink()} />
    </>
  );
};
