import { Tabs } from '../../ui/Tabs.tsx';

interface GuestTabsProps {
  label: string;
  /** The active guest, counted from 0. */
  value: number;
  guests: readonly { name: string; hint?: string | undefined }[];
  onChange: (guestIndex: number) => void;
}

/** The guests of the room by first name, the active one highlighted (A §2.10). */
export function GuestTabs({ label, value, guests, onChange }: GuestTabsProps) {
  return (
    <Tabs
      label={label}
      value={String(value)}
      options={guests.map(({ name, hint }, index) => ({ value: String(index), label: name, hint }))}
      onChange={(index) => onChange(Number(index))}
    />
  );
}
