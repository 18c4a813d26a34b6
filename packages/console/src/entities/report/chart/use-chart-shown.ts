import { useSearchParam } from "#kit/address/use-search-param.ts";

/** Where there is room for a chart above the rows. */
const WIDE = "(min-width: 64rem)";

/** Whether the chart is in sight: as the address says, else where there is room. */
export const useChartShown = () => {
  const [wanted, set] = useSearchParam("chart");
  const usual = window.matchMedia(WIDE).matches;
  const shown = wanted === "shown" || (wanted !== "hidden" && usual);
  const toggle = () => set(shown === usual ? (shown ? "hidden" : "shown") : undefined);
  return [shown, toggle] as const;
};
