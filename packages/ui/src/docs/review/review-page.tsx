import { LayoutPanelLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { FailedState } from "../../feedback/states/failed-state.tsx";
import { Spinner } from "../../feedback/spinner.tsx";
import { ReviewShell } from "./list/review-shell.tsx";
import { type PanelFacts, reviewPanels, type ReviewPanel } from "./review-list.ts";
import type { LooksManifest } from "./pictures/looks-manifest.ts";
import { ReviewTable } from "./review-table.tsx";

type State =
  | { is: "loading" }
  | { is: "failed" }
  | { is: "ready"; panels: readonly ReviewPanel[]; manifest: LooksManifest | undefined };

const NO_AREAS: readonly string[] = [];

export type ReviewPageProps = {
  /** Loads Storybook's index. */
  load: () => Promise<unknown>;
  /** Facts about the panels, by id. */
  facts: Readonly<Record<string, PanelFacts>>;
  /** The areas in their order. */
  areas?: readonly string[];
  /** Loads the hashes of the looks' pictures; undefined if they are not drawn. */
  loadPictures: () => Promise<LooksManifest | undefined>;
  /** Globals of the toolbar, for the looks: "theme:dark;dir:rtl". */
  switches?: string;
};

/** All panels of the console with their states, for a review in order; marks are stored in this browser. */
export const ReviewPage = ({ load, facts, areas = NO_AREAS, loadPictures, switches = "" }: ReviewPageProps) => {
  const [state, setState] = useState<State>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setState({ is: "loading" });
    Promise.all([load(), loadPictures()]).then(
      ([index, manifest]) => current && setState({ is: "ready", panels: reviewPanels(index, facts, areas), manifest }),
      () => current && setState({ is: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [load, facts, areas, loadPictures, attempt]);
  if (state.is === "ready" && state.panels.length > 0)
    return <ReviewTable panels={state.panels} manifest={state.manifest} switches={switches} />;
  return (
    <ReviewShell>
      {state.is === "loading" && <Spinner />}
      {state.is === "failed" && (
        <FailedState
          title="Could not load the list of stories"
          message="Storybook’s index did not answer."
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {state.is === "ready" && (
        <EmptyState icon={LayoutPanelLeft} title="No panels yet">
          A panel appears here as soon as a module has it.
        </EmptyState>
      )}
    </ReviewShell>
  );
};
