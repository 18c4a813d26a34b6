import type { ReactNode } from "react";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing } from "#kit/records/record-states.tsx";

type OfPlayerPanelProps = {
  title: string;
  /** Code of the player; none where the address does not say it. */
  player: string | undefined;
  close: () => void;
  children: (playerCode: string) => ReactNode;
};

/** A list about one player in a drawer, under its title and whose it is. */
export const OfPlayerPanel = ({ title, player, close, children }: OfPlayerPanelProps) =>
  player ? (
    <>
      <PanelHead title={title} subtitle={`Player ${player}`} />
      {children(player)}
    </>
  ) : (
    <Missing noun="player" close={close} />
  );
