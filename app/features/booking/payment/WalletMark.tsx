import type { ReactNode } from 'react';
import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import styles from './CardMarks.module.css';

/** Drawings in a box of 24 × 24; Apple's takes the colour of the text. */
const DRAWINGS: Readonly<Record<DeviceWallet, ReactNode>> = {
  apple_pay: (
    <path
      fill="currentcolor"
      d="M16.1 12.6c0-2 1.6-3 1.7-3.1-.9-1.4-2.4-1.5-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.5.6 2.6.6 1.8-1 2.4-1.9c.8-1.1 1.1-2.2 1.1-2.2s-2.1-.8-2.1-3.2zM14.2 6.7c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.8-.4 2.3-1.1z"
    />
  ),
  google_pay: (
    <>
      <path
        fill="#4285f4"
        d="M20.6 12.2c0-.6-.1-1.2-.2-1.7H12v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path fill="#34a853" d="M12 21c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H4v2.3A9 9 0 0 0 12 21z" />
      <path fill="#fbbc05" d="M7 13.7a5.4 5.4 0 0 1 0-3.4V8H4a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M12 6.6c1.3 0 2.5.5 3.4 1.3L18 5.3A9 9 0 0 0 4 8l3 2.3a5.4 5.4 0 0 1 5-3.7z" />
    </>
  ),
};

/** Shows the mark of a device's wallet before its name, which says the same. */
export function WalletMark({ wallet }: { wallet: DeviceWallet }) {
  return (
    <svg className={styles.wallet} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[wallet]}
    </svg>
  );
}
