import { useSearchParam } from "#kit/address/use-search-param.ts";

/** Width from which a chart fits above the rows. */
const WIDE = "(min-width: 64rem)";

/** Whether the chart is shown: from the address, otherwise by width. */
export const useChartShown = () => {
  const [wanted, set] = useSearchParam("chart");
  const usual = window.matchMedia(WIDE).matches;
  const shown = wanted === "shown" || (wanted !== "hidden" && usual);
  const toggle = () => set(shown === usual ? (shown ? "hidden" : "shown") : undefined);
  return [shown, toggle] as const;
};
