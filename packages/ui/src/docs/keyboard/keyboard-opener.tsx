import { type ReactNode, useState } from "react";
import { Button } from "../../primitives/button/button.tsx";

export type Draw = (overlay: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;

/** A button that opens the rendered element, and a second button that a focus trap must keep unreachable. */
export const Opener = ({ draw }: { draw: Draw }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex gap-2">
      <Button onClick={() => setOpen(true)}>Open</Button>
      {draw({ open, onOpenChange: setOpen })}
      <Button>After</Button>
    </div>
  );
};
