import { Button, footerScrollPadding } from "@backoffice/ui";

type OrderBarProps = { pending: boolean; onSave: () => void; onReset: () => void };

/** Notice of an unsaved order, with Save and Reset. */
export const OrderBar = ({ pending, onSave, onReset }: OrderBarProps) => (
  <div
    ref={footerScrollPadding}
    data-slot="sticky-foot"
    role="group"
    aria-label="Changed order"
    className="sticky -bottom-3 flex flex-wrap items-center gap-2 border-t bg-canvas py-3 text-body lg:-bottom-5"
  >
    <p className="me-auto">The order has changed. Players see the previous order until you save it.</p>
    <Button disabled={pending} onClick={onReset}>
      Reset order
    </Button>
    <Button variant="primary" loading={pending} onClick={onSave}>
      Save order
    </Button>
  </div>
);
