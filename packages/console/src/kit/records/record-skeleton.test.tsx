import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PanelFrameProvider, useFrameState } from "#kit/panels/panel-frame.tsx";
import { RecordSkeleton } from "./record-states.tsx";

const Drawer = ({ ofMoney }: { ofMoney: boolean }) => (
  <PanelFrameProvider value={useFrameState("Withdrawal Details", "a", ofMoney).frame}>
    <RecordSkeleton />
  </PanelFrameProvider>
);

it("RecordSkeleton in a drawer about money: loading → two more bars for each of four figures", () => {
  const bars = (ofMoney: boolean) =>
    render(<Drawer ofMoney={ofMoney} />).container.querySelectorAll("[data-slot=skeleton]").length;
  expect(bars(true) - bars(false)).toBe(8);
});
