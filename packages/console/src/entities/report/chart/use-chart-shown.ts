import { useSearchParam } from "#kit/address/use-search-param.ts";

/** On a phone the page scrolls, so that a chart takes no room from its rows. */
const PHONE = "(width < 40rem)";
/** Widths at which a chart is above the rows: a phone's, or enough for both. */
const ROOM = `${PHONE}, (min-width: 64rem)`;

/** Whether the chart is shown: from the address, otherwise by width. */
export const useChartShown = () => {
  const [chartParam, setChartParam] = useSearchParam("chart");
  const usual = window.matchMedia(ROOM).matches;
  const shown = chartParam === "shown" || (chartParam !== "hidden" && usual);
  const toggle = () => setChartParam(shown === usual ? (shown ? "hidden" : "shown") : undefined);
  return [shown, toggle] as const;
};
