import { Component, memo, useEffect, type ReactNode } from "react";
import { drawExample } from "./draw-example.ts";
import type { Scope } from "./scope.ts";
import type { Example } from "./syntax.ts";

type BoundaryProps = { onFail: (error: unknown) => void; children: ReactNode };

class Boundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError = () => ({ isFailed: true });

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}

type DrawingProps = {
  example: Example;
  onEvent: Scope["onEvent"];
  onDrawn: (example: Example) => void;
  onFail: (error: unknown, example: Example) => void;
};

const Content = ({ example, onEvent, onDrawn }: Omit<DrawingProps, "onFail">) => {
  useEffect(() => onDrawn(example), [example, onDrawn]);
  return drawExample(example, onEvent);
};

/** An example, drawn. Give it a key per example, whose hooks may differ. */
export const Drawing = memo(({ onFail, ...content }: DrawingProps) => (
  <Boundary onFail={(error) => onFail(error, content.example)}>
    <Content {...content} />
  </Boundary>
));
