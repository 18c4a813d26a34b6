import type { ReactNode } from "react";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing } from "#kit/records/record-states.tsx";

type OfPlayerPanelProps = {
  title: string;
  /** Player code; undefined if the address has none. */
  player: string | undefined;
  close: () => void;
  children: (playerCode: string) => ReactNode;
};

/** A list of one player in a drawer. */
export const OfPlayerPanel = ({ title, player, close, children }: OfPlayerPanelProps) =>
  player ? (
    <>
      <PanelHead title={title} subtitle={`Player ${player}`} />
      {children(player)}
    </>
  ) : (
    <Missing noun="player" close={close} />
  );
