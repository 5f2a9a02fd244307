export default function Home() {
  return <h1>Fairwind</h1>;
}
