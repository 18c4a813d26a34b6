import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button.tsx";

type QuestionProps = {
  title: string;
  confirm: string;
  cancel?: string;
  tone?: "danger" | "primary";
  children?: ReactNode;
};

/** A static confirmation in the flow of the page, so that good and bad ones can be compared. */
export const Question = ({ title, confirm, cancel = "Cancel", tone = "danger", children }: QuestionProps) => (
  <div className="mx-auto w-full max-w-88 rounded-lg bg-raised p-4 shadow-float">
    <p className="text-heading font-semibold">{title}</p>
    {children && <div className="mt-1 text-ink-muted">{children}</div>}
    <div className="mt-4 flex flex-wrap justify-end gap-2">
      <Button>{cancel}</Button>
      <Button variant={tone}>{confirm}</Button>
    </div>
  </div>
);
