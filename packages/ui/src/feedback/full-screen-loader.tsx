import { Spinner } from "./spinner.tsx";

/** Fills the window while the app itself loads. */
export const FullScreenLoader = ({ label = "Loading" }: { label?: string }) => (
  <div data-slot="full-screen-loader" className="fixed inset-0 grid place-items-center bg-canvas text-ink-muted">
    <Spinner label={label} size={20} />
  </div>
);
